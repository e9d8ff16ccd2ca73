import { downloadStatementFile, listStatementFiles } from '@fanclub/contract/statements/routes';
import type { StatementFile } from '@fanclub/contract/statements/statement-files';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { call, callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { filesKey } from './use-lines.ts';

/** The imported files, newest first. Nothing is shown until a file was imported. */
export function Files() {
  const { t } = useTexts('statements');
  const { pages, ...list } = usePages(filesKey, (query, signal) =>
    call(listStatementFiles, { query, signal }),
  );
  const files = pages.flatMap((page) => page.files);
  if (files.length === 0 && !list.error) return null;
  return (
    <Box component="section" sx={{ marginBlockStart: 5 }}>
      <Typography variant="h5" component="h2">
        {t('files.title')}
      </Typography>
      <PagedList
        label={t('files.title')}
        rows={files}
        list={list}
        empty={{ title: t('files.title'), text: '' }}
        renderRow={(file) => <FileRow key={file.id} file={file} />}
      />
    </Box>
  );
}

function FileRow({ file }: { file: StatementFile }) {
  const { t, format } = useTexts('statements');
  const params = { file: file.id };
  const download = useDownload(file.name, () => callForBlob(downloadStatementFile, { params }));
  const details = [
    format.date(file.imported_at),
    isolateLtr(file.imported_by),
    t('files.lines', { count: file.lines }),
  ];
  return (
    <Box component="li" sx={{ paddingBlock: 1.25, borderBlockEnd: 'var(--line)' }}>
      <Row apart>
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi>
          <Typography variant="note">{details.join(' · ')}</Typography>
        </Box>
        <Button
          size="small"
          color="secondary"
          loading={download.isPending}
          onClick={() => download.mutate()}
          aria-label={t('files.downloadOf', { name: file.name })}
        >
          {t('files.download')}
        </Button>
      </Row>
      <ErrorAlert error={download.error} />
    </Box>
  );
}
