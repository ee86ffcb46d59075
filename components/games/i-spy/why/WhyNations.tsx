import { useState } from 'react';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Posting } from '@/rules/i-spy/model/scoring';
import { type Column } from '../standing/columns';
import { StandingPicture } from '../standing/StandingPicture';
import { type Teller } from '../table';
import { WhySheet } from './WhySheet';

interface WhyNationsProps {
  readonly teller: Teller;
  readonly columns: readonly Column[];
  readonly postings: readonly Posting[];
  readonly height?: number;
  readonly focus?: readonly Nation[] | undefined;
}

const USUAL = 236;

/** Pools, Records and Power in one picture; every column opens its why. */
export function WhyNations({ teller, columns, postings, height = USUAL, focus }: WhyNationsProps) {
  const [asked, setAsked] = useState<Nation>();
  return (
    <>
      <StandingPicture
        columns={columns}
        height={height}
        focus={focus}
        tapName={teller.t('ui.why')}
        onNation={setAsked}
      />
      {asked && (
        <WhySheet teller={teller} nation={asked} postings={postings} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
