import type { Drawing, Part } from './result-drawing';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const attribute = ([name, value]: readonly [string, string | number]): string =>
  `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}="${escaped(String(value))}"`;

const element = ({ tag, props, text = '' }: Part): string =>
  `<${tag} ${Object.entries(props).map(attribute).join(' ')}>${escaped(text)}</${tag}>`;

/** A drawing as the text of an SVG file. It cannot use the app's own faces, so another one has to be bold. */
export const svgText = ({ width, height, parts }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}" font-weight="700">${parts.map(element).join('')}</svg>`;
