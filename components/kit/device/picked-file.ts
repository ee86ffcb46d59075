/** Its size is known before it is read. */
export interface PickedFile {
  readonly size: number;
  text(): Promise<string>;
}
