import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type Measure } from '@/rules/i-spy/model/pieces';
import { type PoliticianText } from '@/rules/i-spy/model/prints';
import { GAME } from '../table';
import { signed } from '../words';

interface TextFieldsProps {
  readonly text: PoliticianText | undefined;
  readonly onChange: (text: PoliticianText | undefined) => void;
}

type Kind = 'none' | PoliticianText['kind'];
const KINDS: readonly Kind[] = ['none', 'extreme', 'each-spy', 'other'];
const EXTREMES = ['most', 'least'] as const;
const PIECES = ['tags', 'supply'] as const;
const MEASURES: readonly Measure[] = ['power', 'influence'];

const FIRST: Readonly<Record<Kind, PoliticianText | undefined>> = {
  none: undefined,
  extreme: { kind: 'extreme', which: 'most', of: 'power', changes: 'power', by: 1 },
  'each-spy': { kind: 'each-spy', piece: 'tags', by: -1, optional: true },
  other: { kind: 'other' },
};

/** IS-52: at most one further effect beside the Influence. */
export function TextFields({ text, onChange }: TextFieldsProps) {
  const t = useGameWords(GAME);
  const choices = <Value extends string>(values: readonly Value[], prefix: string) =>
    values.map((value) => ({ value, label: t(`${prefix}${value}`) }));
  return (
    <>
      <Segmented<Kind>
        label={t('ui.read.text')}
        value={text?.kind ?? 'none'}
        onChange={(kind) => onChange(FIRST[kind])}
        choices={choices(KINDS, 'ui.read.text-')}
      />
      {text?.kind === 'extreme' && (
        <>
          <Segmented
            label={t('ui.read.which')}
            value={text.which}
            onChange={(which) => onChange({ ...text, which })}
            choices={choices(EXTREMES, 'ui.read.')}
          />
          <Segmented<Measure>
            label={t('ui.read.of')}
            value={text.of}
            onChange={(of) => onChange({ ...text, of })}
            choices={choices(MEASURES, 'ui.')}
          />
          <Segmented<Measure>
            label={t('ui.read.changes')}
            value={text.changes}
            onChange={(changes) => onChange({ ...text, changes })}
            choices={choices(MEASURES, 'ui.')}
          />
        </>
      )}
      {text?.kind === 'each-spy' && (
        <>
          <Segmented
            label={t('ui.read.each-spy')}
            value={text.piece}
            onChange={(piece) => onChange({ ...text, piece })}
            choices={choices(PIECES, 'ui.')}
          />
          <Toggle
            label={t('ui.read.optional')}
            value={text.optional}
            onChange={(optional) => onChange({ ...text, optional })}
          />
        </>
      )}
      {text && text.kind !== 'other' && (
        <Stepper
          label={t('ui.read.by')}
          value={text.by}
          valueText={signed(text.by)}
          min={-9}
          max={9}
          onChange={(by) => onChange({ ...text, by })}
        />
      )}
    </>
  );
}
