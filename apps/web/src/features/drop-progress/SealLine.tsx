import type { Manifest } from '@slotdrop/drops'

/** How a sealed list is told from any other: its id in words, and the id itself. */
export function SealLine({ manifest }: { readonly manifest: Manifest }) {
  return (
    <p className="muted">
      List sealed as <code>{manifest.fingerprint}</code> <code className="seal-id">{manifest.dropId}</code>
    </p>
  )
}
