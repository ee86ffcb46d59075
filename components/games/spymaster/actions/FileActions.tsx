import { Grid } from '@/components/kit/Grid';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { chooseFile } from '@/rules/spymaster/moves/choose-file';
import { fileName } from '../board/file-name';
import { type ActProps } from './act-props';

/** SM-23: one tap for each player in order; the SpyMaster is left with the last File. */
export function FileActions({ table, seat }: ActProps) {
  const { t, view, act, seatName } = table;
  return (
    <>
      <AppText variant="label">{t('ui.choose-file', { seat: seatName(seat) })}</AppText>
      <Grid label={t('ui.files')}>
        {view.files.flatMap((file, place) =>
          file.owner === undefined
            ? [
                <Button
                  key={place}
                  label={t('ui.file', { file: place + 1 })}
                  name={fileName(table, file, place)}
                  {...(file.spyMasterCard ? { icon: 'crown' as const } : {})}
                  onPress={() => act(seat, chooseFile.make({ first: file.first }))}
                />,
              ]
            : [],
        )}
      </Grid>
    </>
  );
}
