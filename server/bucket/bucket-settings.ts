import { SettingsError } from '../settings-error.ts'

/** An S3-compatible bucket for the bytes of files. */
export interface BucketSettings {
  /** Of the bucket, without a slash at the end. */
  url: string
  key: string
  secret: string
  region: string
}

/**
 * @param text gives a variable of the environment
 * @returns undefined where files stay in the database
 * @throws {SettingsError}
 */
export function bucketSettingsOf(text: (name: string) => string | undefined): BucketSettings | undefined {
  const given = text('FILES_URL')
  if (given === undefined) return undefined
  const [url, key, secret] = [bucketUrlOf(given), text('FILES_KEY'), text('FILES_SECRET')]
  if (key === undefined || secret === undefined)
    throw new SettingsError('FILES_KEY and FILES_SECRET must be set when FILES_URL is: the key of the bucket.')
  return { url, key, secret, region: text('FILES_REGION') ?? 'us-east-1' }
}

/** The address is logged when it does not answer, so that it must hold no password. */
function bucketUrlOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new SettingsError('FILES_URL must be the address of a bucket, such as https://s3.example.com/my-bucket.')
  if (url.username || url.password)
    throw new SettingsError(
      'FILES_URL must hold no user name and no password; FILES_KEY and FILES_SECRET are for them.',
    )
  return url.href.replace(/\/+$/, '')
}
