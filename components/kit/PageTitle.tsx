interface PageTitleProps {
  readonly title: string | undefined;
}

/** Only browsers have a title for a page. */
export function PageTitle(_: PageTitleProps) {
  return undefined;
}
