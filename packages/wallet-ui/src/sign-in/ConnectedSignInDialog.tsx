import { useEffect } from 'react'
import { findSignInSentence, useSignIn } from '@slotdrop/auth/react'
import { useSay } from '../text/LanguageContext.ts'
import { SignInDialog } from './SignInDialog.tsx'

/** The sign-in dialog on auth's machine: prepares while it opens, closes once it worked, and ends when it is closed. */
export function ConnectedSignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { step, isPreparing, errorMessage, prepare, signIn, cancel } = useSignIn()
  const say = useSay()
  const failure = errorMessage === null ? undefined : findSignInSentence(errorMessage)

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
      errorMessage={failure ? say(failure) : errorMessage}
      onSign={() => void sign()}
      onClose={onClose}
    />
  )
}
