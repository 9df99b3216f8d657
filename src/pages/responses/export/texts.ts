export const exportTexts = {
  export: 'Export',
  title: 'Export responses',
  all: 'All of them, newest first.',
  filtered: 'Those that the filter shows, newest first.',
  format: 'Format',
  kinds: { csv: 'CSV', jsonl: 'JSON Lines', xlsx: 'Excel', parquet: 'Parquet', files: 'Files (ZIP)' },
  removed: 'With fields that are no longer in the form',
  values: 'Values of options instead of their labels',
  bom: 'Mark as UTF-8 for older versions of Excel',
  cancel: 'Cancel',
  download: 'Download',
}
