import { createServer } from 'node:net';
import { Trouble, codeOf, messageOf } from '../../basics/trouble';

function tryListen(port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param command what the person called
 * @param name the setting that it comes from
 * @throws Trouble when the port cannot be listened on
 */
export async function checkPort(port: number, command = 'npm start', name = 'PORT'): Promise<void> {
  const error = await tryListen(port);
  if (error === undefined) return;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    throw new Trouble(
      `Port ${port} is taken by another program: stop that one, or choose another port: ${name}=${port + 1} ${command}`,
    );
  }
  if (code === 'EACCES') {
    throw new Trouble(`This user may not listen on port ${port}: choose one above 1023: ${name}=3000 ${command}`);
  }
  throw new Trouble(`Port ${port} cannot be used (${messageOf(error)}): choose another one with ${name}.`);
}
