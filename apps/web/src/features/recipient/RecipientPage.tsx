import dynamic from 'next/dynamic'
import { PublicShell } from '../../components/PublicShell.tsx'

// What checks proofs and asks the chain comes after the first paint: the page itself stays light.
const DropLookup = dynamic(async () => (await import('./DropLookup.tsx')).DropLookup, {
  ssr: false,
  loading: () => (
    <div className="recipient-wait" role="status">
      <h1>Reading the drop …</h1>
      <p className="muted">Its sealed list is checked in this browser.</p>
    </div>
  ),
})

/** A drop as anybody sees it, without a wallet. */
export function RecipientPage() {
  return (
    <PublicShell>
      <DropLookup />
    </PublicShell>
  )
}
