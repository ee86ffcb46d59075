import Head from 'expo-router/head';
import { NavigationContext } from 'expo-router/react-navigation';
import { useContext, useEffect } from 'react';
import { answerEarlyTap } from '@/components/web/early-tap';
import { useTranslate } from '@/i18n/use-translate';

interface PageTitleProps {
  readonly title: string | undefined;
}

/**
 * Every page names itself, and can be tapped from then on. The error screen stands outside of all routes, where there is
 * no page to name.
 */
export function PageTitle({ title }: PageTitleProps) {
  const t = useTranslate();
  const routed = useContext(NavigationContext) !== undefined;
  const name = t('app.name');
  useEffect(answerEarlyTap, []);
  if (!routed) return undefined;
  return (
    <Head>
      <title>{title === undefined || title === name ? name : `${title} · ${name}`}</title>
    </Head>
  );
}
