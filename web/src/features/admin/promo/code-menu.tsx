import { updatePromoCode } from '@fanclub/contract/promo/admin-routes';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import type { CodeAction } from './code-dialogs.tsx';
import { changesCodes } from './use-codes.ts';

interface CodeMenuProps {
  code: PromoCode;
  onAction: (action: CodeAction) => void;
}

/**
 * Menu of the actions for one code. If the code's name does not match the pattern for names, members cannot
 * enter it, and the menu only offers to list its users and to duplicate it.
 */
export function CodeMenu({ code, onAction }: CodeMenuProps) {
  const { t } = useTranslation(['promo', 'common']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCopied, setCopied] = useState(false);
  const { mutate, error } = useRouteMutation(updatePromoCode, changesCodes);
  const isTypeable = promoCodePattern.test(code.code);
  const close = () => setAnchor(null);
  const choose = (action: CodeAction) => () => {
    close();
    onAction(action);
  };
  const copyLink = async () => {
    close();
    const path = paths.register.build({ promo: code.code });
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    setCopied(true);
  };
  const turn = () => {
    close();
    mutate({ body: { code: code.code, disabled: !code.disabled } });
  };
  return (
    <>
      <IconButton
        aria-label={t('actions.menu', { code: code.code })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {isTypeable && (
          <MenuItem onClick={choose({ kind: 'edit', code })}>{t('common:actions.edit')}</MenuItem>
        )}
        <MenuItem onClick={choose({ kind: 'users', code })}>{t('actions.users')}</MenuItem>
        {isTypeable && <MenuItem onClick={copyLink}>{t('actions.copyLink')}</MenuItem>}
        <MenuItem onClick={choose({ kind: 'create', code })}>{t('actions.duplicate')}</MenuItem>
        {isTypeable && code.state !== 'malformed' && (
          <MenuItem onClick={turn}>
            {t(code.disabled ? 'actions.turnOn' : 'actions.turnOff')}
          </MenuItem>
        )}
      </Menu>
      <ErrorAlert error={error} />
      <Snackbar
        open={isCopied}
        autoHideDuration={2500}
        onClose={() => setCopied(false)}
        message={t('linkCopied')}
      />
    </>
  );
}
