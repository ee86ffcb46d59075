import { type ComponentType, type ReactNode, createElement } from 'react';
import { type StyleSheet as Styles } from 'react-native';

const { renderToStaticMarkup } = jest.requireActual<{ renderToStaticMarkup: (element: ReactNode) => string }>(
  'react-dom/server',
);
const part = (file: string) => jest.requireActual<{ default: ComponentType<Props> }>(file).default;
const { default: StyleSheet } = jest.requireActual<{ default: typeof Styles }>(
  'react-native-web/dist/exports/StyleSheet',
);
const WholeText = part('react-native-web/dist/exports/Text');
const WholeView = part('react-native-web/dist/exports/View');
const LeanText = part('@/scripts/web/lean/Text');
const LeanView = part('@/scripts/web/lean/View');
const WholePressable = part('react-native-web/dist/exports/Pressable');
const LeanPressable = part('@/scripts/web/lean/Pressable');

type Props = Readonly<Record<string, unknown>>;

const styles = StyleSheet.create({ box: { padding: 4, flexDirection: 'row' }, ink: { color: 'red' } });
/** Attributes in the order of their names; that something can be pressed is told to the style sheet only. */
const ordered = (tag: string, name: string, attributes: string) => {
  const all = attributes.match(/[\w-]+="[^"]*"/g) ?? [];
  return `<${name} ${all
    .filter((one) => one !== 'data-press=""')
    .sort()
    .join(' ')}>`;
};
const markup = (Part: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(Part, props)).replace(/<(\w+)([^>]*)>/g, ordered);
const same = (whole: ComponentType<Props>, lean: ComponentType<Props>, props: Props) =>
  expect(markup(lean, props)).toBe(markup(whole, props));

test.each<Props>([
  {},
  { style: styles.box },
  { style: [styles.box, false, { marginTop: 3 }] },
  { role: 'group', 'aria-label': 'Files', testID: 'files', nativeID: 'f' },
  { role: 'main', tabIndex: 0 },
  { accessible: true, role: 'img', 'aria-label': 'Anna' },
  { 'aria-hidden': true, pointerEvents: 'none', dataSet: { kind: 'x' } },
  { accessibilityRole: 'button', onClick: () => undefined },
  { onLayout: () => undefined },
  { href: '/x', hrefAttrs: { target: 'blank' } },
  { dir: 'rtl' },
])('a lean view is a view: %j', (props) =>
  same(WholeView, LeanView, { ...props, children: createElement('b') }),
);

test.each<Props>([
  { children: 'words' },
  { children: ['two ', 3] },
  { children: 'words', style: [styles.ink, { fontSize: '1rem' }], dir: 'rtl' },
  { children: 'heading', role: 'heading', 'aria-level': 2 },
  { children: 'cut', numberOfLines: 1 },
  { children: 'cut', numberOfLines: 2, style: styles.ink },
  { children: 'whole', numberOfLines: 0 },
  { children: 'A', allowFontScaling: false, 'aria-hidden': true },
  { children: 'press', onPress: () => undefined },
  { children: 'phone', android_hyphenationFrequency: 'normal', testID: 't' },
])('a lean text is a text: %j', (props) => same(WholeText, LeanText, props));

test.each<Props>([
  { role: 'button', 'aria-label': 'Undo', onPress: () => undefined },
  { role: 'button', onPress: () => undefined, style: () => [styles.box, { marginTop: 3 }] },
  { role: 'button', onPress: () => undefined, tabIndex: -1, 'aria-disabled': true },
  { role: 'checkbox', 'aria-checked': true, onPress: () => undefined, onKeyDown: () => undefined },
  { role: 'radio', 'aria-selected': false, accessibilityHint: 'why', testID: 'r', onPress: () => undefined },
  { onPress: () => undefined, onLongPress: () => undefined },
  { onPress: () => undefined, disabled: true },
])('a lean pressable is a pressable: %j', (props) =>
  same(WholePressable, LeanPressable, { ...props, children: createElement('b') }),
);

test('words in the direction of the page do not say it again', () =>
  expect(markup(LeanText, { children: 'words', dir: 'ltr' })).not.toContain('dir='));

test('text in text and a view in text are what they were', () => {
  const nested = (Text: ComponentType<Props>, View: ComponentType<Props>) =>
    renderToStaticMarkup(
      createElement(Text, {}, 'a ', createElement(Text, { style: styles.ink }, 'b'), createElement(View, {})),
    );
  expect(nested(LeanText, LeanView)).toBe(nested(WholeText, WholeView));
});
