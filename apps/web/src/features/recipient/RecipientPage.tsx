import dynamic from 'next/dynamic'
import { PublicShell } from '../../components/PublicShell.tsx'
import { loadInParts } from '../../lib/loadInParts.ts'
import { lookupParts } from './parts.ts'
import { ReadingDrop } from './ReadingDrop.tsx'

// What checks proofs and asks the chain comes after the first paint: the page itself stays light.
const DropLookup = dynamic(() => loadInParts(lookupParts, async () => (await import('./DropLookup.tsx')).DropLookup), {
  ssr: false,
  loading: () => <ReadingDrop />,
})

/** A drop as anybody sees it, without a wallet. */
export function RecipientPage() {
  return (
    <PublicShell>
      <DropLookup />
    </PublicShell>
  )
}
