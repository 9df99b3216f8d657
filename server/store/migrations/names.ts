/** In the order in which they run. */
export const migrationNames = [
  '0001-begin',
  '0002-responses',
  '0003-delivery',
  '0005-downloads',
  '0006-progress',
  '0007-visits',
  '0008-images',
  '0010-checks',
  '0011-logins',
  '0012-quotas',
  '0013-recoveries',
  '0014-transfers',
  '0015-factors',
  '0016-replaced-versions',
  '0017-bucket',
  '0018-form-tags',
  '0019-drafts',
  '0020-login-list',
  '0022-openings',
  '0023-form-access',
  '0024-initial-passwords',
  '0025-headings',
  '0026-skipped',
] as const

export type MigrationName = (typeof migrationNames)[number]
