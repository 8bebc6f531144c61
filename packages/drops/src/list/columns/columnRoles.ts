import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from './allocation.ts'
import { columnName } from './columnName.ts'
import { isRawName } from './unitOfColumns.ts'

/** What a column of a list holds. `token` and `chain` name those of each row, in files that mix several. */
export type ColumnRole = 'account' | 'amount' | 'id' | 'note' | 'token' | 'chain'

/** Which column (from 0) holds what. */
export type ColumnMapping = Partial<Record<ColumnRole, number>>

/** Names in the languages of spreadsheets, as `columnName` reduces them; a role without a language of its own is named in English. */
const aliases: Record<ColumnRole, readonly string[]> = {
  account: [
    'address',
    'receiver',
    'recipient',
    'wallet',
    'to',
    'account',
    'holderaddress',
    'holder',
    'owner',
    'voter',
    'recipientaddress',
    'walletaddress',
    'receiveraddress',
    'beneficiary',
    'user',
    'claimant',
    'delegate',
    ...['adresse', 'walletadresse', 'kontoadresse', 'empfanger', 'empfaenger', 'empfangeradresse'],
    ...['destinataire', 'beneficiaire', 'direccion', 'destinatario', 'beneficiario', 'indirizzo', 'endereco'],
    ...['地址', '钱包地址', '收款地址', '接收地址'],
  ],
  amount: [
    'amount',
    'value',
    'quantity',
    'balance',
    'tokens',
    'amounts',
    'units',
    'qty',
    'votingpower',
    'vp',
    'weight',
    'share',
    'allocation',
    'tokenamount',
    'amountintokens',
    ...['betrag', 'menge', 'anzahl', 'montant', 'quantite', 'cantidad', 'importe', 'monto', 'importo', 'quantita'],
    ...['quantidade', 'valor', 'montante', '数量', '金额'],
  ],
  id: ['id', 'tokenid', 'nftid', 'tokenids'],
  note: [
    ...['note', 'memo', 'reference', 'label', 'name', 'comment', 'team', 'reason', 'notes', 'ens', 'nametag', 'list'],
    ...['notiz', 'bemerkung', 'verwendungszweck', 'kommentar', 'remarque', 'libelle', 'commentaire', 'nom'],
    ...['nota', 'comentario', 'nombre', 'commento', 'nome', '备注'],
  ],
  token: [
    ...['tokenaddress', 'token', 'contractaddress', 'asset', 'assetaddress', 'rewardtoken', 'tokencontract'],
    ...['symbol', 'tokensymbol', 'currency', 'coin', 'ticker', 'tokenname', 'assetsymbol', 'coinsymbol'],
    ...['wahrung', 'devise', 'monnaie', 'moneda', 'moeda', 'valuta', '代币', '币种'],
  ],
  chain: [
    ...['chain', 'chainid', 'chainname', 'network', 'networkid', 'networkname', 'blockchain'],
    ...['netzwerk', 'reseau', 'rede', 'rete', 'netwerk', '链', '网络'],
  ],
}

/** All roles, the first of them first where a name could be several. */
export const columnRoles: readonly ColumnRole[] = ['account', 'amount', 'id', 'note', 'token', 'chain']

/** Tells what a column of this name holds. */
export function roleOf(cell: string): ColumnRole | undefined {
  const name = columnName(cell)
  if (name === '') return undefined
  return columnRoles.find(
    (role) => aliases[role].includes(name) || (role === 'amount' && (name.endsWith('amount') || isRawName(cell))),
  )
}

/** Lists the roles that a standard needs. */
export function requiredRoles(
  standard: TokenStandard,
  allocation: Allocation['kind'] = 'listed',
): readonly ColumnRole[] {
  if (standard === 'ERC721') return ['account', 'id']
  const amount: readonly ColumnRole[] = allocation === 'equal' ? [] : ['amount']
  return standard === 'ERC1155' ? ['account', 'id', ...amount] : ['account', ...amount]
}
