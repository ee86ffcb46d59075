import { useState } from 'react';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Posting, type Standing } from '@/rules/i-spy/model/scoring';
import { Nations } from '../nations/Nations';
import { type Teller } from '../table';
import { WhySheet } from './WhySheet';

interface WhyNationsProps {
  readonly teller: Teller;
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  readonly practice?: boolean;
}

/** Pools and Power; every number opens its why. */
export function WhyNations({ teller, standing, postings, practice = false }: WhyNationsProps) {
  const [asked, setAsked] = useState<Nation>();
  return (
    <>
      <Nations standing={standing} tapName={teller.t('ui.why')} practice={practice} onNation={setAsked} />
      {asked && (
        <WhySheet teller={teller} nation={asked} postings={postings} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
