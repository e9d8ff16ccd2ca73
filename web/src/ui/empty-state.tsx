import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { MessageState } from './message-state.tsx';

interface EmptyStateProps {
  /** A sentence that says what will stand here. */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <MessageState icon={<InboxIcon />} {...props} />;
}
