import { appName } from './productConfig.ts'

/** What a page's `<head>` says of the site unless the page says otherwise (specification, section 1). */
export type SiteMetadata = {
  readonly type: 'website'
  readonly locale: 'en_IE'
  readonly siteName: string
  readonly title: string
  readonly description: string
  /** Origin without a trailing slash. */
  readonly url: string
  readonly twitter: {
    readonly card: 'summary_large_image'
    readonly site: `@${string}`
    readonly handle: `@${string}`
  }
}

/** Origin used until a deployment names its own. */
export const placeholderSiteUrl = 'https://example.com'

/** Social handle used until a deployment names its own. */
export const placeholderHandle = '@example'

/** What a deployment may say about itself. */
export type SiteMetadataOptions = {
  readonly url?: string | undefined
  readonly site?: `@${string}` | undefined
  readonly handle?: `@${string}` | undefined
}

/** The default metadata with the deployment's own URL and handles in place of the placeholders. */
export function createSiteMetadata(options: SiteMetadataOptions = {}): SiteMetadata {
  return {
    type: 'website',
    locale: 'en_IE',
    siteName: appName,
    title: appName,
    description: 'Pay out a token to a list of any length. Nobody is paid twice, and anyone can check it.',
    url: (options.url ?? placeholderSiteUrl).replace(/\/+$/, ''),
    twitter: {
      card: 'summary_large_image',
      site: options.site ?? placeholderHandle,
      handle: options.handle ?? placeholderHandle,
    },
  }
}

/** The default metadata with placeholders for the URL and the handles. */
export const siteMetadata = createSiteMetadata()
