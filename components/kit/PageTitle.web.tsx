import Head from 'expo-router/head';
import { NavigationContext } from 'expo-router/react-navigation';
import { useContext, useEffect } from 'react';
import { useOpening } from '@/components/kit/store/use-debrief';
import { answerEarlyTap } from '@/components/kit/early-tap';
import { useTranslate } from '@/i18n/use-translate';

interface PageTitleProps {
  readonly title: string | undefined;
}

/**
 * Every page names itself, and can be tapped once the store is open: until then what comes from the disk may still
 * push things away under the finger. The error screen stands outside of all routes, where there is no page to name.
 */
export function PageTitle({ title }: PageTitleProps) {
  const t = useTranslate();
  const routed = useContext(NavigationContext) !== undefined;
  const name = t('app.name');
  const settled = useOpening().kind !== 'opening';
  useEffect(() => {
    if (settled) answerEarlyTap();
  }, [settled]);
  if (!routed) return undefined;
  return (
    <Head>
      <title>{title === undefined || title === name ? name : `${title} · ${name}`}</title>
    </Head>
  );
}
