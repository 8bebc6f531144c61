import type { Problem } from '@slotdrop/delivery'
import { problemSentence } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { WholeHash } from '../slots/WholeHash.tsx'
import type { useAuthorise } from './useAuthorise.ts'

/** What stands in the way of allowing the distributor to send, or is waited for. */
export function AuthoriseNotes({
  problems,
  isContractSender,
  otherSender,
  authorisation: { problem, waiting, isContract, check, forget },
}: {
  readonly problems: readonly Problem[]
  /** The drop's sender is a contract, such as a Safe. */
  readonly isContractSender: boolean
  /** The drop's sender, where another account is connected, or none. */
  readonly otherSender: string | undefined
  readonly authorisation: ReturnType<typeof useAuthorise>
}) {
  const t = useText(messages)
  const say = useSay()
  return (
    <>
      {problems.map((found) => (
        <Note key={found.kind} tone="fault" actions={<Button onClick={() => void check()}>{t('checkAgain')}</Button>}>
          {say(problemSentence(found))}
        </Note>
      ))}
      {isContractSender && (
        <Note tone="note" title={t('contractSender')}>
          {t('contractSenderText')}
        </Note>
      )}
      {otherSender !== undefined && (
        <Note tone="flight" title={t('connectSealer')}>
          {otherSender}
        </Note>
      )}
      {problem && <Note tone="fault">{problem}</Note>}
      {waiting !== undefined && (
        <Note
          tone="flight"
          title={isContract ? t('waitSignatures') : t('waitNetwork')}
          actions={<Button onClick={forget}>{t('stopWaiting')}</Button>}
        >
          {t.rich(isContract ? 'waitSignaturesText' : 'waitNetworkText', {
            hash: () => <WholeHash key="hash" hash={waiting} />,
          })}
        </Note>
      )}
    </>
  )
}
