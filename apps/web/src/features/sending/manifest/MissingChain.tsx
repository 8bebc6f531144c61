import { ButtonLink } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useChainName } from '../../../components/useChain.ts'
import { useRuntimeConfig } from '../../../components/useRuntimeConfig.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Whether a chain is neither offered by the site nor added by the user. False while the configuration loads. */
export function useIsChainMissing(chainId: number): boolean {
  const { config } = useRuntimeConfig()
  return config !== null && !config.chains.some(({ id }) => id === chainId)
}

/** Says that this browser lacks the chain of a drop, and links to where it can be added. */
export function MissingChain({ chainId }: { readonly chainId: number }) {
  const t = useText(messages)
  const chain = useChainName()(chainId)
  return (
    <Note
      tone="flight"
      title={t('chainMissing', { chain })}
      actions={
        <ButtonLink href="/settings#networks" prefetch={false}>
          {t('addChainAgain')}
        </ButtonLink>
      }
    >
      {t('chainMissingText')}
    </Note>
  )
}
