import { isOtherUnit } from './cellShapes.ts'
import { columnName } from './columnName.ts'
import { type ColumnRole, roleOf } from './columnRoles.ts'

/** What the name of a column hints at. `other` is something that is none of the roles, such as a date or a rank. */
export type HeaderHint = ColumnRole | 'other' | undefined

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

// English, German, French, Spanish, Portuguese, Italian, Dutch, without accents.
const accountWords = words(
  'address addresses addr adress wallet wallets recipient recipients receiver beneficiary account holder payee owner claimant delegate voter ' +
    'adresse adressen empfanger empfaenger empfangerin konto destinataire beneficiaire portefeuille direccion destinatario beneficiario ' +
    'billetera cartera monedero endereco carteira beneficiaria indirizzo portafoglio portamonete adres ontvanger begunstigde portemonnee',
)
const amountWords = words(
  'amount amounts amt value quantity qty balance balances tokens reward rewards payout payouts payment points allocation share shares ' +
    'weight airdrop bonus bonuses salary grant total votes claimable earned earnings base wage wages fee fees commission stipend overtime extra ' +
    'deposit deposits deposited withdrawal withdrawals withdrawn credit debit inflow outflow sent received gross net ' +
    'brutto netto lohn grundgehalt fix fixum provision zulage salaire brut sueldo salario bruto neto stipendio lordo salaris ' +
    'betrag menge anzahl auszahlung guthaben belohnung pramie punkte wert zahlung summe anteil gehalt ' +
    'montant quantite recompense solde valeur paiement versement prime part ' +
    'cantidad importe monto recompensa saldo pago puntos valor ' +
    'quantia montante quantidade pagamento pontos premio ' +
    'importo quantita ammontare ricompensa pagamento punti valore somma ' +
    'bedrag hoeveelheid aantal beloning uitbetaling betaling punten waarde',
)
/** Words of amounts that are hardly ever all that is paid. */
const partWords = words(
  'bonus bonuses extra commission overtime fee fees prime premio pramie provision zulage part base fix fixum grundgehalt credit debit ' +
    'deposit deposits withdrawal withdrawals',
)
const tokenName =
  /^(?:(?:token|asset|currency|coin|contract)(?: (?:address|symbol|ticker|contract))?|symbol|ticker|unit|einheit|unite|unidad|unidade|unita|eenheid|wahrung|devise|moneda|moeda|valuta|munt)$/
const tokenWords = words('currency coin token asset symbol ticker unit wahrung devise monnaie moneda moeda valuta munt')
/** Units of which none is a token. */
const fiatWords: Readonly<Record<string, string>> = {
  usd: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  $: 'usd',
  eur: 'eur',
  euro: 'eur',
  euros: 'eur',
  '€': 'eur',
}
const otherUnits = words(
  'gbp chf jpy cny brl inr aud cad fiat cents gwei lamports sats satoshi satoshis k tsd mio mrd thousand thousands million millions ' +
    'tausend millionen percent percentage pct prozent % £ ¥ r$ 万 万元 元 ' +
    'hours hrs stunden heures horas ore uren',
)
/** Words of columns that are no amount, whatever stands beside them. */
const otherWords = words(
  'id ids index idx rank ranking rang date datum dates fecha data time zeit heure hora ora tijd timestamp block blocknumber nonce chain ' +
    'chainid network decimals price rate kurs prix precio preco prezzo prijs percent percentage pct prozent year month day jahr monat tag ' +
    'hash tx txn transaction signature proof sender from phone zip age status unlock cliff choice formatted usd eur fiat',
)
/** Words of a running number; they yield to a word that names an amount, as in `number of tokens`. */
const orderWords = words(
  'no nr nro num number nummer numero row line zeile ligne fila linha riga rij position place platz',
)

/** Cuts the name of a column into words without case and accents. */
function cut(name: string, between: RegExp): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(between)
    .filter((word) => word !== '')
}

/** The words of a name; units in brackets are left out. */
function wordsOf(name: string): string[] {
  return cut(name.replace(/[([{][^)\]}]*[)\]}]/g, ' '), /[^\p{L}\p{N}#]+/u)
}

/** Tells what the name of a column hints at. Content decides; this only chooses among columns of the same content. */
export function headerHint(name: string): HeaderHint {
  const bare = wordsOf(name)
  const exact = roleOf(name) ?? roleOf(bare.join(' '))
  if (exact !== undefined) return exact
  const has = (known: ReadonlySet<string>) => bare.some((word) => known.has(word))
  if (bare.length === 0) return /#|№/.test(name) ? 'other' : undefined
  if (tokenName.test(bare.join(' '))) return 'token'
  if (has(otherWords)) return 'other'
  if (has(amountWords)) return 'amount'
  if (has(accountWords)) return 'account'
  return has(orderWords) || bare.includes('#') ? 'other' : undefined
}

/** Whether a column of this name holds a part of what is paid, such as a bonus, so that another part may stand beside it. */
export function namesPart(name: string): boolean {
  return wordsOf(name).some((word) => partWords.has(word))
}

/** Whether the name of a column states the token as its unit, as in `Amount (USDC)` or `USDC`. */
export function namesSymbol(name: string, symbol: string | undefined): boolean {
  if (symbol === undefined || symbol === '') return false
  const wanted = columnName(symbol)
  return wanted !== '' && name.split(/[^\p{L}\p{N}.]+/u).some((word) => columnName(word) === wanted)
}

/** Whether the last word of a name is one for tokens, as in `Payout currency`. */
export function endsWithToken(name: string): boolean {
  return tokenWords.has(wordsOf(name).at(-1) ?? '')
}

/**
 * Whether the name of a column states a unit that is not the token, as in `Amount (ETH)`, `Betrag in EUR`, `Share (%)` or
 * `Thousands`. A currency that the symbol of the token holds is its own.
 */
export function namesOtherUnit(name: string, symbol: string | undefined): boolean {
  const own = symbol?.toLowerCase() ?? ''
  const isScaled = (word: string) => otherUnits.has(word) || (own !== '' && word === `k${own}`)
  const bare = cut(name.replace(/\p{Sc}(?=\p{L})/gu, ' '), /[^\p{L}\p{N}\p{Sc}%]+/u)
  if (bare.some(isScaled)) return true
  if (own === '' || namesSymbol(name, symbol)) return false
  const written = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}.$]+/u)
  const isTokenName = written.some((word) => isOtherUnit(word, symbol))
  return isTokenName || bare.some((word) => word in fiatWords && !own.includes(fiatWords[word] ?? ''))
}
