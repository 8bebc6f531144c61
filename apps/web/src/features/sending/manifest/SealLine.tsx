import type { Manifest } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { ListAddress } from './ListAddress.tsx'
import { SealId } from './SealId.tsx'

/** What names a sealed list: its id in words, the id itself, and where its file is found. */
export function SealLine({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  return (
    <div className="muted">
      <p>
        {t.rich('listSealedAs', {
          name: () => <code key="name">{manifest.fingerprint}</code>,
          id: () => <SealId key="id" dropId={manifest.dropId} />,
        })}
      </p>
      <ListAddress manifest={manifest} />
    </div>
  )
}
