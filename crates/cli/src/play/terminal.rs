//! Lines in, lines out; colours only where somebody is looking.

use std::io::{self, BufRead, IsTerminal, Write};

/// Where a session reads and writes.
pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    /// Is a person sitting there, rather than a script?
    pub live: bool,
    /// How to set words off.
    pub style: Style,
}

impl<'a> Terminal<'a> {
    /// The terminal this program was started from.
    #[must_use]
    pub fn standard() -> Terminal<'static> {
        let live = io::stdin().is_terminal() && io::stdout().is_terminal();
        let colour = live && std::env::var_os("NO_COLOR").is_none();
        Terminal { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout()), live, style: Style { colour } }
    }

    /// A script instead of a person.
    pub fn script(input: impl BufRead + 'a, output: impl Write + 'a) -> Terminal<'a> {
        Terminal { input: Box::new(input), output: Box::new(output), live: false, style: Style { colour: false } }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Writes a line that begins something new.
    pub fn heading(&mut self, text: &str) -> io::Result<()> {
        let text = self.style.bold(text);
        writeln!(self.output, "\n{text}")
    }

    /// Asks for a line; nothing at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        // A script does not see what it types: with an echo, its output reads like a session.
        if read == 0 || !self.live {
            writeln!(self.output, "{line}")?;
        }
        Ok((read > 0).then_some(line))
    }

    /// Shows something until the next line is written; only to a person.
    pub fn fleeting(&mut self, text: &str) -> io::Result<()> {
        if self.live {
            let text = self.style.dim(text);
            write!(self.output, "{text}")?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Takes away what [`Terminal::fleeting`] showed.
    pub fn forget(&mut self) -> io::Result<()> {
        if self.live {
            write!(self.output, "\r\x1b[K")?;
        }
        Ok(())
    }

    /// Hides everything that was written, also from scrolling back.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.live {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}

/// How to set words off, or not to.
#[derive(Copy, Clone, Debug)]
pub struct Style {
    /// Does the terminal understand colours?
    pub colour: bool,
}

impl Style {
    /// What matters now.
    #[must_use]
    pub fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// What may be overlooked.
    #[must_use]
    pub fn dim(self, text: &str) -> String {
        self.wrap("2", text)
    }

    fn wrap(self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
