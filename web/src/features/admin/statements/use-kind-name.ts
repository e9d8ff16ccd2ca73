import { lineKinds } from '@fanclub/contract/money/line-kinds';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a line's kind. A kind of the club's own is stored as its name. */
export function useKindName() {
  const { t } = useTranslation('statements');
  return (kind: string) => {
    const known = lineKinds.find((each) => each === kind);
    return known ? t(`kinds.${known}`) : kind;
  };
}
