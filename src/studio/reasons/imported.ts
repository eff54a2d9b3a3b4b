/** The same of imports: why a file was refused, and what was found in records. */
export const IMPORTED: Readonly<Record<string, string>> = {
  '{}, line {}: {}': '{0}, línea {1}: {2:said}',
  'is empty': 'está vacío',
  'is not a file': 'no es un archivo',
  'cannot be read: no such file, or no permission': 'no se puede leer: no existe o falta el permiso',
  'has {} bytes; at most {} are read. Split it into parts':
    'tiene {0} bytes; se leen como máximo {1}. Divídalo en partes',
  'was changed while it was read': 'cambió mientras se leía',
  'holds bytes that are no text, or was changed while it was read':
    'contiene bytes que no son texto, o cambió mientras se leía',
  'holds bytes that are no text in UTF-8 and none in Windows-1252: the file is damaged':
    'contiene bytes que no son texto ni en UTF-8 ni en Windows-1252: el archivo está dañado',
  'holds a NUL byte: this is not a text file, or it is damaged':
    'contiene un byte NUL: no es un archivo de texto, o está dañado',
  'ends in the middle of a character: the file is cut off':
    'acaba en medio de un carácter: el archivo está cortado',
  'holds nothing but white space': 'solo contiene espacios en blanco',
  'is JSON of no known kind (known: FHIR, Yext entities, ClinicalTrials.gov v2, PubMed citations, MedlinePlus topics, NPI registry answers)':
    'es JSON de una clase desconocida (se conocen: FHIR, entidades de Yext, ClinicalTrials.gov v2, citas de PubMed, temas de MedlinePlus, respuestas del registro NPI)',
  'is NDJSON of no known kind': 'es NDJSON de una clase desconocida',
  'a line is not a JSON object': 'una línea no es un objeto JSON',
  'mixes FHIR resources with other objects': 'mezcla recursos FHIR con otros objetos',
  'a line is longer than {} characters': 'una línea pasa de {0} caracteres',
  'is nested deeper than {} levels': 'tiene más de {0} niveles de anidamiento',
  'is not valid JSON, or is cut off': 'no es JSON válido, o está cortado',
  'has columns no known kind of file has ({} …). Describe them in a column set':
    'tiene columnas que ninguna clase de archivo conocida tiene ({0} …). Descríbalas en un conjunto de columnas',
  'is most like {}, but has no column {}': 'a lo que más se parece es a {0}, pero no tiene la columna {1}',
  'has {} cells where the header has {}: the row is broken or the file is cut off':
    'tiene {0} celdas donde la cabecera tiene {1}: la fila está rota o el archivo está cortado',
  'has more than {} rows. Split it into parts': 'tiene más de {0} filas. Divídalo en partes',
  'has {} columns; at most {} are read': 'tiene {0} columnas; se leen como máximo {1}',
  "names the column '{}' twice": 'nombra dos veces la columna “{0}”',
  'a quoted cell is never closed: the file is cut off, or a quote is missing':
    'una celda entre comillas no se cierra: el archivo está cortado o faltan comillas',
  'a row is longer than {} bytes: a quote is missing, or this is not CSV':
    'una fila pasa de {0} bytes: faltan comillas, o esto no es CSV',
  'a quote stands where none may be': 'hay comillas donde no puede haberlas',
  'is not well-formed CSV ({})': 'no es CSV bien formado ({0})',
  'its numbers lead to two entities, {} and {}; the first is taken':
    'sus números llevan a dos registros, {0} y {1}; se toma el primero',
  'perhaps the same place as {}, at the same address; kept apart':
    'quizá el mismo lugar que {0}, en la misma dirección; se guardan por separado',
  'ZIP {} is in {}, the address in {}': 'el código postal {0} es de {1}, la dirección de {2}',
  'not a ten-digit phone number': 'no es un teléfono de diez cifras',
  'no such North American area code or exchange': 'no existe ese prefijo en América del Norte',
  'a filler, not a real phone number': 'relleno, no un teléfono de verdad',
  "'{}' is not a ZIP code": '“{0}” no es un código postal',
  '{} is a filler': '{0} es relleno',
  'leading zero restored: {} read as {}': 'se repuso el cero inicial: {0} se lee como {1}',
  "'{}' is not a value this list is known to have": 'no se conoce el valor “{0}” en esta lista',
  "'{}' is not a person": '“{0}” no es una persona',
  'not a POINT': 'no es un POINT',
  'not a pair of numbers': 'no es un par de números',
  'not a state code': 'no es la sigla de un estado',
  'not a web address: {}': 'no es una dirección web: {0}',
  'no year': 'sin año',
  'no weekday': 'sin ningún día de la semana',
  'not a citation': 'no es una cita',
  'not a study': 'no es un estudio',
  'not a topic': 'no es un tema',
  'not in the shape of directory hours': 'no tiene la forma de un horario del directorio',
  'a holiday without a date': 'un día festivo sin fecha',
  'the hours of {} cannot be read': 'el horario de {0} no se puede leer',
  "the registry's status is {}": 'el estado en el registro es {0}',
  "the site does not speak '{}'; this profile is left out":
    'el sitio no tiene el idioma “{0}”; este perfil se omite',
  'the source does not say what kind of place this is': 'la fuente no dice qué clase de lugar es',
  'every location of the file is open around the clock': 'todos los lugares del archivo abren las 24 horas',
  'all {} locations are said to be open around the clock; no hours are taken':
    'de los {0} lugares se dice que abren las 24 horas; no se toma ningún horario',
  'the number is out of use since {}; the directory still has it as {}':
    'el número está fuera de uso desde el {0}; el directorio aún lo tiene como {1}',
  'the number is out of use since {}; {} was removed':
    'el número está fuera de uso desde el {0}; se quitó {1}',
  'the file has a header and no rows': 'el archivo tiene cabecera y ninguna fila',
  "{} locations without a name of their own ('Research Site')":
    '{0} lugares sin nombre propio (“Research Site”)',
  '{} of its locations are not in the file': '{0} de sus lugares no están en el archivo',
  "{} is '{}', here '{}'": '{0} es “{1}”, aquí “{2}”',
  "is '{}', here '{}'": 'es “{0}”, aquí “{1}”',
};
