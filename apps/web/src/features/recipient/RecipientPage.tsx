import { PublicShell } from '../../components/PublicShell.tsx'
import { DropLookup } from './DropLookup.tsx'

/** A drop as anybody sees it, without a wallet. */
export function RecipientPage() {
  return (
    <PublicShell>
      <DropLookup />
    </PublicShell>
  )
}
