/** What lies outside of the server, on this machine: a program that takes messages, and a mail server that keeps letters. */
import { once } from "node:events";
import { createServer as createHttp } from "node:http";
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from "node:net";

export interface Message {
  heading: string;
  text: string;
  url: string;
  name: string; // the same, should it come once more
}

export interface Outside {
  messages: Message[];
  letters: string[];
  program: string; // where messages are taken
  mail: string;
  end: () => Promise<void>;
}

async function listening(server: NetServer): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** As much of SMTP as a letter needs. */
function talk(socket: Socket, keep: (letter: string) => void): void {
  let heard = "";
  let letter = false;
  socket.write("220 here\r\n");
  socket.on("error", () => socket.destroy());
  socket.on("data", (more) => {
    heard += more.toString();
    for (;;) {
      const end = letter ? "\r\n.\r\n" : "\r\n";
      const at = heard.indexOf(end);
      if (at < 0) return;
      const said = heard.slice(0, at);
      heard = heard.slice(at + end.length);
      if (letter) keep(said);
      const isData = !letter && said.toUpperCase() === "DATA";
      letter = isData;
      const leaves = said.toUpperCase() === "QUIT";
      socket.write(isData ? "354 go on\r\n" : leaves ? "221 bye\r\n" : "250 ok\r\n");
      if (leaves) socket.end();
    }
  });
}

/** The words of a letter, with its links whole. */
export function plain(letter: string): string {
  const body = letter.slice(letter.indexOf("\r\n\r\n") + 4);
  if (/^content-transfer-encoding: base64/im.test(letter)) return Buffer.from(body, "base64").toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(letter)) return body;
  return body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

export async function outside(): Promise<Outside> {
  const messages: Message[] = [];
  const letters: string[] = [];
  const program = createHttp((asked, answer) => {
    let body = "";
    asked.on("data", (part) => (body += String(part)));
    asked.on("end", () => {
      const name = String(asked.headers["idempotency-key"]);
      messages.push({ ...(JSON.parse(body) as Message), name });
      answer.writeHead(200).end();
    });
  });
  const office = createServer((socket) => talk(socket, (letter) => letters.push(letter)));
  const [port, mailPort] = [await listening(program), await listening(office)];
  return {
    messages,
    letters,
    program: `http://127.0.0.1:${port}/any`,
    mail: `smtp://127.0.0.1:${mailPort}`,
    end: async () => {
      program.closeAllConnections();
      await Promise.all([program, office].map((one) => once(one.close(), "close")));
    },
  };
}
