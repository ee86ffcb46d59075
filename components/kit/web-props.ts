import { Platform } from 'react-native';

export interface KeyPress {
  readonly key: string;
  readonly repeat?: boolean;
  preventDefault(): void;
}

interface WebProps {
  readonly role?: string;
  readonly blurOnSubmit?: false;
  readonly dir?: 'ltr';
  readonly tabIndex?: 0 | -1;
  readonly 'aria-describedby'?: string;
  readonly 'aria-current'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-rowcount'?: number;
  readonly onKeyDown?: (event: KeyPress) => void;
  readonly dataSet?: Readonly<Record<string, string>>;
}

/** What only a browser understands; React Native's types do not know it. */
export const webProps = (props: WebProps): object => (Platform.OS === 'web' ? props : {});

/** Browsers' own checkboxes answer the space bar; ours have to be told. */
export const onSpace = (act: () => void): object =>
  webProps({
    onKeyDown: (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) act();
    },
  });
