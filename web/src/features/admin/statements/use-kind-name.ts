import { lineKinds } from '@fanclub/contract/statements/kinds';
import { useTranslation } from 'react-i18next';

/** Returns a function for the name of a line's kind. The club's own kinds are their names. */
export function useKindName() {
  const { t } = useTranslation('statements');
  return (kind: string) => {
    const known = lineKinds.find((each) => each === kind);
    return known ? t(`kinds.${known}`) : kind;
  };
}
