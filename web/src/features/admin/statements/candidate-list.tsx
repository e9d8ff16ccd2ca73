import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RequestLink } from '#admin-kit/request-link.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { Row } from '#ui/row.tsx';
import { useUnseen } from './use-unseen.ts';

interface CandidateListProps {
  line: ShownLine;
  candidates: readonly Candidate[];
  ticked: readonly string[];
  onToggle: (number: string) => void;
}

/**
 * Lists the members who may have made a transfer, each with a checkbox and with the reasons for and against.
 */
export function CandidateList({ line, candidates, ticked, onToggle }: CandidateListProps) {
  const { t } = useTexts('statements');
  return (
    <Box component="ul" aria-label={t('candidates.label')} sx={bareList}>
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.request_number}
          line={line}
          candidate={candidate}
          isTicked={ticked.includes(candidate.request_number)}
          onToggle={() => onToggle(candidate.request_number)}
        />
      ))}
    </Box>
  );
}

interface CandidateRowProps {
  line: ShownLine;
  candidate: Candidate;
  isTicked: boolean;
  onToggle: () => void;
}

function CandidateRow({ line, candidate, isTicked, onToggle }: CandidateRowProps) {
  const { t, format } = useTexts('statements');
  const id = useId();
  const { reasons, doubts } = candidate;
  const unseen = useUnseen(line)(candidate);
  const name = fullName(candidate);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 0.5, paddingBlock: 0.5 }}>
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': id } }}
        sx={{ marginBlockStart: -1, marginInlineStart: -1.25 }}
      />
      <Box sx={{ minInlineSize: 0 }}>
        <Row sx={{ columnGap: 1, rowGap: 0 }}>
          <Typography id={id} component="span" dir="auto" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <RequestLink number={candidate.request_number} tab="money" />
          {unseen && (
            <Typography component="span" variant="note">
              {unseen}
            </Typography>
          )}
          {candidate.is_certain && (
            <Chip size="small" color="success" variant="outlined" label={t('candidates.certain')} />
          )}
        </Row>
        {reasons.length > 0 && (
          <Typography variant="note">
            {format.series(reasons.map((reason) => t(`candidates.reasons.${reason}`)))}
          </Typography>
        )}
        {doubts.length > 0 && (
          <Typography variant="body2" color="warning">
            {format.series(doubts.map((doubt) => t(`candidates.doubts.${doubt}`)))}
          </Typography>
        )}
        {candidate.is_confirmed && (
          <Typography variant="note">{t('candidates.confirmed')}</Typography>
        )}
      </Box>
    </Box>
  );
}
