import type { Manifest } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { SealId } from './SealId.tsx'

/** What names a sealed list: its id in words, and the id itself. */
export function SealLine({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  return (
    <p className="muted">
      {t.rich('listSealedAs', {
        name: () => <code key="name">{manifest.fingerprint}</code>,
        id: () => <SealId key="id" dropId={manifest.dropId} />,
      })}
    </p>
  )
}
