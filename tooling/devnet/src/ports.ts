import { createServer } from 'node:net'

function canListen(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 can't have the port taken there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The first port from `first` on that nobody listens at, on either loopback address. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 200; port++)
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))) return port
  throw new Error(`No free port between ${first} and ${first + 199}. Stop what holds them, or set another with PORT.`)
}
