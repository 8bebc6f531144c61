import { randomBytes } from 'node:crypto'
import { verifyMessage, type Address, type Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

/** Who is signed in, as the schema's Viewer shows it. */
export type MockSession = {
  readonly id: string
  readonly address: Address
  readonly chainId: number
  readonly accountType: 'EOA'
  readonly expiresAt: Date
}

const cookieName = 'mock-session'
const dayMs = 86_400_000

/** Sign-in enough for the page's own flow: a nonce, a signature of a key, a cookie. It guards nothing. */
export function createSessions() {
  const sessions = new Map<string, MockSession>()

  const find = (request: Request): MockSession | null => sessions.get(readCookie(request, cookieName) ?? '') ?? null

  const verify = async (request: Request): Promise<Response> => {
    // Sound: what is no text fails as a message or as a signature below.
    const body = (await request.json().catch(() => null)) as { message?: string; signature?: Hex } | null
    const { address, chainId } = parseSiweMessage(body?.message ?? '')
    if (!body?.message || !body.signature || !address || !chainId) return refuse(400, 'MESSAGE_MALFORMED')
    const isSigned = await verifyMessage({ address, message: body.message, signature: body.signature }).catch(
      () => false,
    )
    if (!isSigned) return refuse(401, 'SIGNATURE_WRONG')
    const id = randomBytes(16).toString('hex')
    const session: MockSession = { id, address, chainId, accountType: 'EOA', expiresAt: new Date(Date.now() + dayMs) }
    sessions.set(id, session)
    const headers = { 'set-cookie': `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax` }
    return Response.json({ session: toJson(session) }, { headers })
  }

  return {
    find,
    /** Answers `/api/auth/<action>` in the shapes of the real sign-in. */
    handle: async (request: Request, action: string): Promise<Response> => {
      if (action === 'nonce') {
        const issuedAt = new Date()
        const expiresAt = new Date(issuedAt.getTime() + 10 * 60_000)
        return Response.json({ nonce: randomBytes(16).toString('hex'), issuedAt, expiresAt })
      }
      if (action === 'verify') return verify(request)
      if (action === 'logout') {
        sessions.delete(readCookie(request, cookieName) ?? '')
        return Response.json({ session: null }, { headers: { 'set-cookie': `${cookieName}=; Path=/; Max-Age=0` } })
      }
      const session = find(request)
      if (action === 'session') return Response.json({ session: session && toJson(session) })
      return refuse(404, 'NOT_FOUND')
    },
  }
}

function refuse(status: number, code: string) {
  return Response.json({ error: { code, message: 'Error verifying signature, please retry!' } }, { status })
}

function toJson({ address, chainId, expiresAt }: MockSession) {
  return { address, chainId, accountType: 'eoa', expiresAt }
}

/** A cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
