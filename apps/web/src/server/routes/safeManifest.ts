import { createSiteMetadata } from '@slotdrop/config'

/**
 * `/manifest.json`, by which a Safe opens this site as an app within its own: it is read from a page of the Safe, and the picture
 * is shown there.
 */
export function answerSafeManifest(): Response {
  const { siteName: name, description } = createSiteMetadata()
  return Response.json(
    { name, description, iconPath: 'icon.svg' },
    {
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      },
    },
  )
}
