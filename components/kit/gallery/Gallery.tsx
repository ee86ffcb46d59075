import { useState } from 'react';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { type AccentName } from '@/components/kit/theme/palette';
import { type SchemeSetting, ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { useAppFonts } from '@/components/kit/theme/use-fonts';
import { languages } from '@/i18n/languages';
import { setLanguage } from '@/i18n/spoken';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { Screen } from '../Screen';
import { Segmented } from '../Segmented';
import { ToastProvider } from '../Toast';
import { ActionParts } from './ActionParts';
import { CardParts } from './CardParts';
import { ChoiceParts } from './ChoiceParts';
import { DataParts } from './DataParts';
import { DockParts } from './DockParts';
import { MapParts } from './MapParts';
import { MatchSample } from './MatchSample';
import { PaperParts } from './PaperParts';
import { StripParts } from './StripParts';

const accentNames: readonly AccentName[] = ['ink', 'amber', 'teal', 'crimson'];
const scales = ['100', '130', '200'] as const;

/** Every part of the kit, in every scheme, language, accent and text size. */
export function Gallery() {
  useAppFonts();
  const t = useTranslate();
  const language = useLanguage();
  const [scheme, setScheme] = useState<SchemeSetting>('system');
  const [accent, setAccent] = useState<AccentName>('amber');
  const [scale, setScale] = useState<(typeof scales)[number]>('100');
  const [seats, setSeats] = useState<number>();
  return (
    <ThemeProvider scheme={scheme} textScale={Number(scale) / 100}>
      <AccentProvider accent={accent}>
        <ToastProvider>
          {seats === undefined ? (
            <Screen title="Gallery" wide>
              <Segmented
                label={t('settings.language')}
                value={language}
                onChange={setLanguage}
                choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
              />
              <Segmented
                label={t('settings.theme')}
                value={scheme}
                onChange={setScheme}
                choices={[
                  { value: 'system', label: 'System' },
                  { value: 'dark', label: t('settings.theme-dark'), icon: 'moon' },
                  { value: 'light', label: t('settings.theme-light'), icon: 'sun' },
                ]}
              />
              <Segmented
                label="Accent"
                value={accent}
                onChange={setAccent}
                choices={accentNames.map((value) => ({ value, label: value }))}
              />
              <Segmented
                label="Text"
                value={scale}
                onChange={setScale}
                choices={scales.map((value) => ({ value, label: `${value} %` }))}
              />
              <PaperParts />
              <StripParts />
              <DockParts onWhole={setSeats} />
              <CardParts />
              <MapParts />
              <ActionParts />
              <ChoiceParts />
              <DataParts />
            </Screen>
          ) : (
            <MatchSample seats={seats} onClose={() => setSeats(undefined)} />
          )}
        </ToastProvider>
      </AccentProvider>
    </ThemeProvider>
  );
}
