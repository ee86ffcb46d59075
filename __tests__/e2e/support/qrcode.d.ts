declare module 'qrcode' {
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: 'L' | 'M' },
  ): { readonly modules: { readonly size: number; get(row: number, column: number): number } };
}
