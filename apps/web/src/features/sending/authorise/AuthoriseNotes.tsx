import type { Problem } from '@slotdrop/delivery'
import type { DropTerms } from '@slotdrop/drops'
import { useAccount } from 'wagmi'
import { problemSentence } from '@slotdrop/delivery/sentences'
import { useConnectModal } from '@slotdrop/wallet-ui'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { DeploymentPanel } from '../../deployment/index.ts'
import { WrapCoins } from '../../wrapping/index.ts'
import { messages as fundingMessages } from '../funding/messages.generated.ts'
import { messages } from '../messages.generated.ts'
import { ProposalLink } from '../proposal/ProposalLink.tsx'
import { WholeHash } from '../slots/WholeHash.tsx'
import type { AuthoriseProblem } from './authoriseMachine.ts'
import type { useAuthorise } from './useAuthorise.ts'

/** What stands in the way of allowing the distributor to send, or is waited for. */
export function AuthoriseNotes({
  problems,
  isContractSender,
  otherSender,
  terms,
  authorisation: { problem, activity, abilities, check, forget },
}: {
  readonly problems: readonly Problem[]
  /** The drop's sender is a contract, such as a Safe. */
  readonly isContractSender: boolean
  /** The drop's sender, where another account is connected, or none. */
  readonly otherSender: string | undefined
  readonly terms: DropTerms
  readonly authorisation: ReturnType<typeof useAuthorise>
}) {
  const t = useText(messages)
  const funding = useText(fundingMessages)
  const { openConnectModal } = useConnectModal()
  const { address } = useAccount()
  const connect = address === undefined ? openConnectModal : undefined
  const say = useSay()
  const textOf = (found: AuthoriseProblem) => {
    switch (found.kind) {
      case 'wrong-account':
        return t('wrongAccount', { account: found.account ?? t('noAccount'), sender: terms.sender })
      case 'wrong-network':
        return t('wrongNetwork', { network: `${found.network}`, expected: `${terms.chainId}` })
      case 'mined-nothing':
        return t('minedNothing')
      case 'sum-changed':
        return funding('sumChanged')
      case 'error':
        return say(found.error)
      default:
        return found satisfies never
    }
  }
  return (
    <>
      {problems.map((found) =>
        found.kind === 'no-distributor' ? (
          <DeploymentPanel
            key={found.kind}
            chainId={terms.chainId}
            distributor={terms.distributor}
            onDeployed={check}
          />
        ) : (
          <Note
            key={found.kind}
            tone="fault"
            actions={
              <>
                {found.kind === 'short-balance' && (
                  <WrapCoins terms={terms} sender={terms.sender} missing={found.needs - found.has} onWrapped={check} />
                )}
                <Button onClick={() => void check()}>{t('checkAgain')}</Button>
              </>
            }
          >
            {say(problemSentence(found))}
          </Note>
        ),
      )}
      {isContractSender && (
        <Note tone="note" title={t('contractSender')}>
          {t('contractSenderText')}
        </Note>
      )}
      {otherSender !== undefined && (
        <Note
          tone="flight"
          title={t('connectSealer')}
          actions={connect && <Button onClick={connect}>{t('connectToSend')}</Button>}
        >
          {otherSender}
        </Note>
      )}
      {problem && <Note tone="fault">{textOf(problem)}</Note>}
      {activity.status === 'waiting' && (
        <Note
          tone="flight"
          title={abilities.isContract ? t('waitSignatures') : t('waitNetwork')}
          actions={<Button onClick={forget}>{t('stopWaiting')}</Button>}
        >
          {t.rich(abilities.isContract ? 'waitSignaturesText' : 'waitNetworkText', {
            hash: () => <WholeHash key="hash" hash={activity.id} />,
          })}
        </Note>
      )}
      {activity.status === 'waiting' && activity.proposal !== undefined && (
        <ProposalLink proposal={activity.proposal} />
      )}
    </>
  )
}
