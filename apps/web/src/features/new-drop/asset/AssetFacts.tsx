import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import type { ChainClient, TokenTrait } from '@slotdrop/delivery'
import { isUnwrapped, type TokenStandard } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { ExplorerLink } from '../../../components/explorer/ExplorerLink.tsx'
import { Note } from '../../../components/Note.tsx'
import { Pill, type Tone } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { messages } from '../messages.generated.ts'
import { tokenTraitsQuery } from './chainQueries.ts'
import type { Asset } from './fetchAsset.ts'
import { takenSymbol } from './takenSymbol.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useAmounts } from '../useAmounts.ts'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import styles from './AssetFacts.module.css'
import { BadgeCheck } from 'lucide-react'
import { isSameAddress } from '../../../chain/isSameAddress.ts'

/** Whether a token is on the list that ships with the app. What is not is labelled, never refused. */
function ListedMark({ tokens, address }: { readonly tokens: readonly KnownToken[]; readonly address: string }) {
  const t = useText(messages)
  return tokens.some((token) => isSameAddress(token.address, address)) ? (
    <Pill tone="settled" icon={<BadgeCheck size={13} aria-hidden="true" />}>
      {t('listed')}
    </Pill>
  ) : (
    <Pill tone="flight">{t('unlisted')}</Pill>
  )
}

/** Names of standards are the same in every language. */
export const standardNames = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const
const tones: Record<TokenTrait['weight'], Tone> = { fault: 'fault', warning: 'flight', note: 'note' }

/** What the chain says of the chosen token, and what it does when it is moved. */
export function AssetFacts({
  asset,
  tokens,
  client,
  distributor,
}: {
  readonly asset: Asset
  readonly tokens: readonly KnownToken[]
  readonly client: ChainClient | undefined
  readonly distributor: `0x${string}` | null
}) {
  const t = useText(messages)
  const amount = useAmounts(asset.decimals)
  const isCoin = asset.standard === 'NATIVE'
  const isWrapped = isCoin && !isUnwrapped({ standard: asset.standard, token: asset.address })
  return (
    <Card as={Facts}>
      <div>
        <dt>{t('token')}</dt>
        <dd>
          <b>{toPlainName(asset.symbol)}</b> {toPlainName(asset.name)}{' '}
          <Pill>{asset.standard === 'NATIVE' ? t('coin') : standardNames[asset.standard]}</Pill>{' '}
          {!isCoin && <ListedMark tokens={tokens} address={asset.address} />}
        </dd>
      </div>
      {(!isCoin || isWrapped) && (
        <div>
          <dt>{t(isWrapped ? 'takenFrom' : 'contract')}</dt>
          <dd>
            {isWrapped && <b>{takenSymbol(asset)} </b>}
            <AddressText address={asset.address} />{' '}
            <ExplorerLink chainId={asset.chainId} page="token" address={asset.address}>
              {t('explorer')}
            </ExplorerLink>
          </dd>
        </div>
      )}
      {(asset.standard === 'ERC20' || isCoin) && (
        <div>
          <dt>{t('decimals')}</dt>
          <dd className="figure">{asset.decimals}</dd>
        </div>
      )}
      <div>
        <dt>{t('youHold')}</dt>
        <dd className="figure">
          {asset.standard === 'ERC1155'
            ? t('eachIdChecked')
            : asset.balance === undefined
              ? t('connectToSee')
              : asset.standard === 'ERC721'
                ? t('tokenCount', { count: Number(asset.balance), exact: amount(asset.balance) })
                : `${amount(asset.balance)} ${takenSymbol(asset)}`}
          {asset.coins !== undefined && (
            <span className="small"> {t('andCoins', { amount: aboutCoins(asset.coins), coin: asset.symbol })}</span>
          )}
        </dd>
      </div>
      {asset.standard !== 'NATIVE' && (
        <div>
          <dt>{t('tokenCheck')}</dt>
          <dd>
            <Traits asset={asset} standard={asset.standard} client={client} distributor={distributor} />
          </dd>
        </div>
      )}
    </Card>
  )
}

function Traits({
  asset,
  standard,
  client,
  distributor,
}: {
  readonly asset: Asset
  readonly standard: Exclude<TokenStandard, 'NATIVE'>
  readonly client: ChainClient | undefined
  readonly distributor: `0x${string}` | null
}) {
  const t = useText(messages)
  const say = useSay()
  const { address: owner } = useAccount()
  const { data: traits } = useQuery(tokenTraitsQuery({ client, asset, standard, owner, distributor }))
  const { balance } = asset
  const isTried = standard === 'ERC20' && owner !== undefined && balance !== undefined && balance > 0n
  if (!traits) return <span className="muted">{t('asking')}</span>
  if (traits.length === 0) return <>{isTried ? t('arrivesInFull') : t('nothingUnusual')}</>
  return (
    <div className={styles.traits} data-testid="traits">
      {traits.map((trait) => (
        <Note key={trait.kind} tone={tones[trait.weight]}>
          {say(trait.sentence)}
        </Note>
      ))}
    </div>
  )
}
