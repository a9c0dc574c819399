/**
 * A program of its own that puts one address under load and prints autocannon's result as JSON:
 * `load-client.ts <url> <connections> <seconds> <accept-encoding>`. autocannon turns every body into text, which takes longer for
 * compressed ones than the answer itself; nobody reads them here, so they are dropped.
 */

interface Client {
  pipelinedRequests: { addBody: (chunk: Buffer) => void };
}
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
  setupClient: (client: Client) => void;
}) => Promise<unknown>;

// oxlint-disable-next-line typescript/no-require-imports -- it has no types
const autocannon = require('autocannon') as Autocannon;

const [url = '', connections, seconds, encoding = 'identity'] = process.argv.slice(2);

autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  headers: { 'accept-encoding': encoding },
  setupClient: (client) => (client.pipelinedRequests.addBody = () => undefined),
}).then(
  (result) => console.log(JSON.stringify(result)),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
