import { type ComponentType, type ReactNode, createElement } from 'react';
import { type StyleSheet as Styles } from 'react-native';

const { renderToStaticMarkup } = jest.requireActual<{ renderToStaticMarkup: (element: ReactNode) => string }>(
  'react-dom/server',
);
const part = (file: string) => jest.requireActual<{ default: ComponentType<Props> }>(file).default;
const { default: StyleSheet } = jest.requireActual<{ default: typeof Styles }>(
  'react-native-web/dist/exports/StyleSheet',
);
const Text = part('react-native-web/dist/exports/Text');
const WholeView = part('react-native-web/dist/exports/View');
const LeanView = part('@/scripts/web/lean/View');
const WholePressable = part('react-native-web/dist/exports/Pressable');
const LeanPressable = part('@/scripts/web/lean/Pressable');

type Props = Readonly<Record<string, unknown>>;

const styles = StyleSheet.create({ box: { padding: 4, flexDirection: 'row' } });
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

test('a view in text is what it was', () => {
  const inText = (View: ComponentType<Props>) =>
    renderToStaticMarkup(createElement(Text, {}, 'a ', createElement(View, {})));
  expect(inText(LeanView)).toBe(inText(WholeView));
});
