import { useEffect } from 'react'
import { useSignIn } from '@slotdrop/auth/react'
import { SignInDialog } from './SignInDialog.tsx'

/** The sign-in dialog on auth's machine: prepares while it opens, closes once it worked, and ends when it is closed. */
export function ConnectedSignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { step, isPreparing, errorMessage, prepare, signIn, cancel } = useSignIn()

  useEffect(() => {
    void prepare()
    return cancel
  }, [prepare, cancel])

  const sign = async () => {
    if (await signIn()) onClose()
  }
  return (
    <SignInDialog
      state={isPreparing ? 'preparing' : step}
      errorMessage={errorMessage}
      onSign={() => void sign()}
      onClose={onClose}
    />
  )
}
