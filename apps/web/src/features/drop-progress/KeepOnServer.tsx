import { useMutation, useQuery } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import toast from 'react-hot-toast'
import { useAccount } from 'wagmi'
import { Button } from '../../components/Button.tsx'
import { SaveDropDocument } from './SaveDrop.generated.ts'
import { SavedManifestDocument } from './SavedManifest.generated.ts'

/** Keeps the sealed list on the server too, for its signed-in sender; nothing depends on it. */
export function KeepOnServer({ manifest }: { readonly manifest: Manifest }) {
  const { address } = useAccount()
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  const saved = useQuery(SavedManifestDocument, { variables: { id: manifest.dropId } })
  const [save, { loading }] = useMutation(SaveDropDocument, {
    refetchQueries: [{ query: SavedManifestDocument, variables: { id: manifest.dropId } }],
  })
  const isSender = address?.toLowerCase() === manifest.terms.sender.toLowerCase()
  if (!isSender || saved.loading || saved.error || saved.data?.drop) return null
  const keep = async () => {
    try {
      const { data } = await save({ variables: { input: { manifest: serializeManifest(manifest) } } })
      if (data && data.saveDrop.__typename !== 'SavedDrop') toast.error(data.saveDrop.message)
      else toast.success('Kept on the server')
    } catch (error) {
      toast.error(
        `The list was not kept on the server: ${error instanceof Error ? error.message : String(error)}. It is safe on this device.`,
      )
    }
  }
  return (
    <Button disabled={loading} onClick={() => (status === 'authenticated' ? void keep() : openSignInDialog?.())}>
      {status === 'authenticated' ? 'Keep it on the server' : 'Sign in to keep it on the server'}
    </Button>
  )
}
