import { type Manifest, recipientsCsvChunks } from '@slotdrop/drops'
import { download, downloadBlob, downloadChunks } from '../../components/download.ts'
import { deviceSources } from '../../device/deviceSources.ts'
import { publicLink } from './publicLink.ts'
import { qrPicture, qrSvg } from './QrCode.tsx'

/** Downloads a link for each recipient, with its address filled in. */
export async function saveLinks(manifest: Manifest): Promise<void> {
  const source = await deviceSources.get(manifest.dropId).catch(() => undefined)
  const linkOf = (account: string) => publicLink(manifest.dropId, account)
  await downloadChunks(
    `${manifest.fingerprint}-links.csv`,
    recipientsCsvChunks(manifest, { source, linkOf }),
    'text/csv',
  )
}

/** Downloads the link of a drop as a QR code. */
export function saveQr({ dropId, fingerprint }: Manifest): void {
  download(`${fingerprint}-link.svg`, qrSvg(publicLink(dropId)), 'image/svg+xml')
}

/** Downloads the same code as a picture of about a thousand pixels. */
export async function saveQrPicture({ dropId, fingerprint }: Manifest): Promise<void> {
  downloadBlob(`${fingerprint}-link.png`, await qrPicture(publicLink(dropId)))
}
