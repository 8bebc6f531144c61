// A process of its own that attacks a deployment until it is ended: `node attacker.ts <kind> <port> <drop id>`. It says "attacking"
// once everything that it opens is open.
import { openConnection, writeEndlessly } from '../fixtures/rawRequest.ts'

const [kind = '', portText = '', dropId = ''] = process.argv.slice(2)
const port = Number(portText)
const json = 'Content-Type: application/json\r\n'

function head(line: string, headers = '') {
  return `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}

/** Forty bodies without end; each that is cut off is begun anew. */
function sendBodies() {
  const lines = ['POST /api/graphql', 'POST /api/auth/verify', 'POST /', 'POST /api/no-such-route', 'PUT /d/0x12']
  const begin = (place: number) => {
    const connection = openConnection(
      port,
      head(lines[place % lines.length] ?? '', `Transfer-Encoding: chunked\r\n${json}`),
    )
    writeEndlessly(connection)
    void connection.ended.then(() => setTimeout(() => begin(place), 100))
  }
  for (let place = 0; place < 40; place++) begin(place)
}

/** A thousand connections that send a byte now and then: half of them headers, half of them bodies. */
function sendSlowly() {
  const begin = (place: number) => {
    const connection = openConnection(
      port,
      place % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
        : head('POST /api/graphql', `Content-Length: 100000\r\n${json}`),
    )
    const dripping = setInterval(() => connection.socket.write('a'), 1_000)
    void connection.ended.then(() => {
      clearInterval(dripping)
      begin(place)
    })
  }
  for (let place = 0; place < 1_000; place++) begin(place)
}

/** Ten readers of what takes the most work, each from as many addresses as it takes not to be limited. */
function readDearly() {
  const query = `{ ${Array.from({ length: 15 }, (_, place) => `a${place}: drop(id: "${dropId}") { manifest }`).join(' ')} }`
  const body = JSON.stringify({ query })
  const read = async (reader: number) => {
    for (let count = 0; ; count++) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${reader}.${(count >> 8) & 255}.${count & 255}`,
        },
        body,
      })
      await answer.arrayBuffer()
    }
  }
  for (let reader = 0; reader < 10; reader++) void read(reader)
}

if (kind === 'bodies') sendBodies()
else if (kind === 'slow') sendSlowly()
else readDearly()
setTimeout(() => console.log('attacking'), 1_000)
