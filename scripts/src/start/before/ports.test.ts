import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPort } from './ports';

const listen = (host: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(0, host, () => resolve(server));
  });
const portOf = (server: Server) => (server.address() as AddressInfo).port; // a TCP server's address is never a string

describe('the port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('taken on %s is told in one sentence with the remedy', async (host) => {
    const server = await listen(host);
    const port = portOf(server);
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is taken by another program: stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});
